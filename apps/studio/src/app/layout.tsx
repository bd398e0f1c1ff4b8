import type { Operator } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useClient } from '../platform/client-context.ts'
import { homeHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { OperatorContext, operatorQuery } from '../platform/operator.ts'
import { useNavEntries } from '../platform/use-nav-entries.ts'
import { ChannelSwitcher } from './channel-switcher.tsx'
import styles from './layout.module.css'
import { LogOutButton } from './log-out-button.tsx'
import { PaletteButton } from './palette-button.tsx'
import { StudioLanguage } from './studio-language.tsx'
import { StudioNav } from './studio-nav.tsx'
import { useCurrentChannel } from './use-current-channel.ts'
import { useInternalLinks } from './use-internal-links.ts'

/** The frame around every screen. */
export function Layout() {
  const { words } = useI18n()
  const { pathname } = useLocation()
  const { data: operator } = useQuery(operatorQuery(useClient()))
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useInternalLinks()
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  const hasNav = operator && !operator.must_set_totp
  return (
    <OperatorContext value={operator ?? null}>
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <div className={hasNav ? styles.frame : undefined}>
        {hasNav ? <Side operator={operator} /> : <Head isIn={Boolean(operator)} />}
        <main ref={main} className={styles.main} id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </OperatorContext>
  )
}

function Side({ operator }: { operator: Operator }) {
  const current = useCurrentChannel(operator)
  const entries = useNavEntries(current.key)
  return (
    <header className={styles.side}>
      <ChannelSwitcher current={current} />
      {current.key && <PaletteButton channel={current.key} />}
      <StudioNav {...entries} />
      <div className={styles.foot}>
        <StudioLanguage />
        <LogOutButton />
      </div>
    </header>
  )
}

/** Before the login, and until the second factor is set. */
function Head({ isIn }: { isIn: boolean }) {
  const { words } = useI18n()
  return (
    <header className={styles.head}>
      <a className={styles.brand} href={homeHref}>
        {words.brand}
      </a>
      <StudioLanguage />
      {isIn && <LogOutButton />}
    </header>
  )
}
