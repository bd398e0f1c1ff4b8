import type { MenuItem, MenuLink } from '@grandstand/contract'
import { menuChildren, menuHref } from '@grandstand/rules'
import type { NavigationEntry, ShellWords } from '@grandstand/ui'

/** The channel's menu as links; an entry that leads nowhere and holds nothing is left out. */
export function navigationEntries(
  menu: readonly MenuItem[],
  currentHref: string,
  words: Pick<ShellWords, 'allSchools' | 'allTeams'>,
): NavigationEntry[] {
  const isCurrent = (href: string | null) => href !== null && href === currentHref
  const toLink = (item: MenuLink) => {
    const href = menuHref(item)
    return href === null ? [] : [{ label: item.name, href, current: isCurrent(href) }]
  }
  return menu
    .map(item => {
      const href = menuHref(item)
      return {
        label: item.name,
        href,
        current: isCurrent(href),
        children: menuChildren(item, words).flatMap(toLink),
      }
    })
    .filter(entry => entry.href !== null || entry.children.length > 0)
}
