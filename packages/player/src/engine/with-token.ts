const inPath = /\/media\/[^/]+\//

/** Whatever token an address was made with, the newest one counts. */
export function withToken(url: string, newest: string): string {
  const token = newest.match(/\/media\/([^/]+)\//)?.[1]
  return token === undefined ? url : url.replace(inPath, `/media/${token}/`)
}

/** The same for all tokens. */
export const withoutToken = (url: string): string => url.replace(inPath, '/media/')
