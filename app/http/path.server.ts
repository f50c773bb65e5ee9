/** A path as the router reads it: escapes of ASCII are decoded, and repeated slashes are one. */
function decodePath(pathname: string): string {
  return pathname.replace(/%[0-7][0-9a-f]/gi, (code) => decodeURIComponent(code)).replace(/[\\/]+/g, '/');
}

/** One name for every spelling of a door's path, and for a form sent to it with and without the page's script. */
export function doorPath(pathname: string): string {
  const path = decodePath(pathname)
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/\.data$/, '');
  return path === '/_root' ? '' : path;
}

/** A path for the log: a mailed link's token is a secret, however the link is spelled. */
export function pathForLog(pathname: string): string {
  return /\/reset-password\/./i.test(decodePath(pathname)) ? '/reset-password/…' : pathname;
}
