export const root: string;
export function buildSources(): string[];
export function setUp(options?: { withBuild?: boolean; withEnv?: boolean }): Promise<void>;
