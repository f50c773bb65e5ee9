/** The build that this page's scripts belong to. */
export function pageBuild(): string {
  const { __remixManifest } = window as unknown as { __remixManifest?: { version: string } };
  return __remixManifest?.version ?? '';
}
