/** The host in front is never asked: it only makes this a valid URL for those who parse it as one. */
export function createConnectionString(socketDir: string): string {
  return `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(socketDir)}`
}
