import type { Tab } from './shell-types.ts'
import type { ShellWords } from './shell-words.ts'

/** The five tabs at the bottom of a phone's screen. */
export function shellTabs(words: ShellWords, path: string): Tab[] {
  return [
    { label: words.home, href: '/', icon: 'home', current: path === '/' },
    { label: words.schools, href: '/#schools', icon: 'school', current: false },
    { label: words.sports, href: '/#sports', icon: 'ball', current: false },
    { label: words.faq, href: '/faq', icon: 'question', current: path === '/faq' },
    { label: words.contact, href: '/contacts', icon: 'mail', current: path === '/contacts' },
  ]
}
