import { NoticeBar, SiteHeader, shellTabs, TabBar } from '@grandstand/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { menuAddress } from '../features/channel/menu-address.ts'
import { MenuSheet } from '../features/channel/menu-sheet.tsx'
import { navigationEntries } from '../features/channel/navigation-entries.ts'
import { offeredLanguages } from '../features/channel/offered-languages.ts'
import { SiteFooter } from '../features/channel/site-footer.tsx'
import { useNotice } from '../features/channel/use-notice.ts'
import { useTheme } from '../features/channel/use-theme.ts'
import { SheetVisitor } from '../features/entry/sheet-visitor.tsx'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { Outlet } from '../platform/router/outlet.tsx'
import { useLocation } from '../platform/router/router-context.ts'
import { useUser } from '../platform/session/use-user.ts'
import {
  AccountMenu,
  MergeHideScores,
  MergePicked,
  PastDue,
  SheetAccount,
  SheetInstall,
} from './account-parts.ts'
import { Toasts } from './toasts.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useInternalLinks } from './use-internal-links.ts'

/** Its code comes when somebody searches. */
const SearchDialog = lazy(async () => ({
  default: (await import('../features/search/search-dialog.tsx')).SearchDialog,
}))

/** The frame around every screen. The server writes the same parts as text: see `firstScreenHtml`. */
export function Layout() {
  const { settings, menu, pages, color_settings } = useBootstrap()
  const { words: common, chosenLanguage, switchLanguage } = useI18n()
  const { pathname, search, searchStr } = useLocation()
  const user = useUser()
  const sheet = useRef<HTMLDialogElement>(null)
  const [isSearching, setSearching] = useState(false)
  const [hasOpenedMenu, setOpenedMenu] = useState(false)
  const address = pathname + searchStr
  const words = common.shell
  const navigation = navigationEntries(menu, menuAddress(pages, { path: pathname, query: search }), words)
  const notice = useNotice()
  useTheme(color_settings, settings.color_scheme)
  useInternalLinks()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason, not a value
  useEffect(() => setSearching(false), [address])
  // Filters in an address change the list, not the page. Typing in one must keep the focus.
  const main = useFocusOnNavigation(pathname === '/' ? address : pathname)
  function openMenu() {
    setOpenedMenu(true)
    sheet.current?.showModal()
  }
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      {notice.html !== null && <NoticeBar html={notice.html} words={words} onClose={notice.close} />}
      <SiteHeader
        channelName={settings.name}
        logo={settings.logo}
        navigation={navigation}
        languages={offeredLanguages(settings)}
        language={chosenLanguage}
        words={words}
        onLanguage={switchLanguage}
        onMenu={openMenu}
        onSearch={() => setSearching(true)}
        account={
          user && (
            <Suspense>
              <AccountMenu />
            </Suspense>
          )
        }
      />
      {user && (
        <Suspense>
          <PastDue />
          <MergePicked />
          <MergeHideScores />
        </Suspense>
      )}
      <main ref={main} className="site-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter navigation={navigation} />
      <TabBar tabs={shellTabs(words, pathname)} label={words.quickMenu} onMenu={openMenu} />
      <MenuSheet dialog={sheet} navigation={navigation} address={address}>
        {user ? (
          <Suspense>
            <SheetAccount />
          </Suspense>
        ) : (
          <SheetVisitor>
            {hasOpenedMenu && (
              <Suspense>
                <SheetInstall />
              </Suspense>
            )}
          </SheetVisitor>
        )}
      </MenuSheet>
      {isSearching && (
        <Suspense>
          <SearchDialog onClose={() => setSearching(false)} />
        </Suspense>
      )}
      <Toasts />
    </>
  )
}
