import type { ShellWords, Tab } from './shell-types.ts'

/** The five tabs at the bottom of a phone's screen; `address` may carry a query. */
export function shellTabs(words: ShellWords, address: string): Tab[] {
  const [path = ''] = address.split(/[?#]/)
  const isUnder = (root: string) => path === root || path.startsWith(`${root}/`)
  return [
    { label: words.home, href: '/', icon: 'home', current: path === '/' },
    {
      label: words.schedule,
      href: '/schedule',
      icon: 'calendar',
      current: ['/schedule', '/live', '/upcoming', '/vod'].includes(path),
    },
    { label: words.moments, href: '/moments', icon: 'moment', current: path === '/moments' },
    { label: words.library, href: '/vod_library', icon: 'library', current: isUnder('/vod_library') },
    { label: words.more, href: null, icon: 'more', current: false },
  ]
}
