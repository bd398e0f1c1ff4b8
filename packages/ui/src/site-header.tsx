import type { ReactNode } from 'react'
import { headerEntries } from './header-entries.ts'
import { Icon } from './icon.tsx'
import { LanguageSelect } from './language-select.tsx'
import { logoSizes } from './logo-sizes.ts'
import type { LanguageOption, NavigationEntry, Picture, ShellWords } from './shell-types.ts'
import { SiteNavigation } from './site-navigation.tsx'
import { sourceSet } from './source-set.ts'

export interface SiteHeaderProps {
  channelName: string
  logo: Picture | null
  navigation: NavigationEntry[]
  languages: LanguageOption[]
  language: string
  words: ShellWords
  onLanguage?: (language: string) => void
  onMenu?: () => void
  onSearch?: () => void
  /** Takes the place of the way to log in, once somebody has. */
  account?: ReactNode
}

/** Mirrored as text by `site-header-html.ts`. */
export function SiteHeader(props: SiteHeaderProps) {
  const { channelName, logo, navigation, languages, language, words, account } = props
  const { onLanguage, onMenu, onSearch } = props
  const overflows = navigation.length > headerEntries
  return (
    <header className={overflows ? 'site-header site-header--overflowing' : 'site-header'}>
      <div className="site-header__inner">
        <a className="site-header__brand" href="/">
          {logo && (
            <img
              className="site-header__logo"
              src={logo.url}
              srcSet={sourceSet(logo)}
              sizes={logoSizes(logo)}
              width={logo.width}
              height={logo.height}
              alt=""
            />
          )}
          <span className="site-header__name">{channelName}</span>
        </a>
        <SiteNavigation entries={navigation.slice(0, headerEntries)} label={words.mainMenu} />
        <div className="site-header__tools">
          <button
            className="icon-button site-header__search"
            type="button"
            aria-label={words.search}
            aria-haspopup="dialog"
            onClick={onSearch}
          >
            <Icon name="search" />
          </button>
          <LanguageSelect
            languages={languages}
            language={language}
            label={words.language}
            {...(onLanguage && { onLanguage })}
          />
          <div className="account-entry">
            {/* It keeps its place when hidden: its neighbours must not move when a user is known. */}
            <a className={account ? 'account-entry__login is-hidden' : 'account-entry__login'} href="/login">
              {words.logIn}
            </a>
            {account}
          </div>
          <button
            className="icon-button site-header__menu"
            type="button"
            aria-label={words.openMenu}
            aria-haspopup="dialog"
            onClick={onMenu}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  )
}
