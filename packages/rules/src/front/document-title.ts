/** What the browser's tab says; the home page has the channel's name alone. */
export function documentTitle(title: string | null, channelName: string): string {
  return title === null ? channelName : `${title} · ${channelName}`
}
