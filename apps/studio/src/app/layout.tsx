import type { Operator } from '@grandstand/contract'
import { Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAlarmSound } from '../features/games/events/tonight/alarm-sound.ts'
import { useClient } from '../platform/client-context.ts'
import { homeHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { OperatorContext, operatorQuery } from '../platform/operator.ts'
import { ToastHost } from '../platform/toasts/toast-host.tsx'
import { useNavCounts } from '../platform/use-nav-counts.ts'
import { useNavEntries } from '../platform/use-nav-entries.ts'
import { ChannelSwitcher } from './channel-switcher.tsx'
import { ChannelTimes } from './language-provider.tsx'
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
  const page = (
    <main ref={main} className={styles.main} id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
  return (
    <OperatorContext value={operator ?? null}>
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      {hasNav ? (
        <ToastHost>
          <Frame operator={operator}>{page}</Frame>
        </ToastHost>
      ) : (
        <>
          <Head isIn={Boolean(operator)} />
          {page}
        </>
      )}
    </OperatorContext>
  )
}

function Frame({ operator, children }: { operator: Operator; children: ReactNode }) {
  const current = useCurrentChannel(operator)
  const zone = current.channels.find(({ channel_key }) => channel_key === current.key)?.time_zone
  return (
    <ChannelTimes zone={zone}>
      <div className={styles.frame}>
        <Side current={current} />
        {/* Before the channel's clocks are known no screen can tell which day it is. */}
        {current.isLoading ? (
          <main className={styles.main}>
            <Skeleton shape="row" count={3} />
          </main>
        ) : (
          children
        )}
      </div>
    </ChannelTimes>
  )
}

function Side({ current }: { current: ReturnType<typeof useCurrentChannel> }) {
  const { counts, redAlarms } = useNavCounts(current.key)
  const entries = useNavEntries(current.key, counts)
  useAlarmSound(current.key, redAlarms)
  return (
    <header className={styles.side}>
      <ChannelSwitcher current={current} />
      {current.key && <PaletteButton channel={current.key} />}
      <StudioNav {...entries} />
      {/* A phone has these under More, where a channel is open. */}
      <div className={styles.foot} data-is-elsewhere={current.key !== null}>
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
