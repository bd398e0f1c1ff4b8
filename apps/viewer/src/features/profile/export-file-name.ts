/** The channel's name as a file system likes it. */
export function exportFileName(channelName: string): string {
  const name = channelName
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return name === '' ? 'profile.json' : `${name}-profile.json`
}
