/** By the button of the header, which gets the focus back. False: the page has no header. */
export function openSearch(): boolean {
  const opener = document.querySelector<HTMLElement>('.site-header__search')
  opener?.click()
  return opener !== null
}
