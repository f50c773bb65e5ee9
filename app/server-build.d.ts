/** Remix's Vite plugin makes this module; only what is used of it is named here. */
declare module 'virtual:remix/server-build' {
  export const assets: { version: string };
}
