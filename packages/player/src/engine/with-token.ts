/** Whatever token an address was made with, the newest one counts. */
export function withToken(url: string, newest: string): string {
  const token = newest.match(/\/media\/([^/]+)\//)?.[1]
  return token === undefined ? url : url.replace(/\/media\/[^/]+\//, `/media/${token}/`)
}
