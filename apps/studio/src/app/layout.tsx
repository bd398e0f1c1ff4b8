import { interfaceLanguages } from '@grandstand/contract/constants'
import { LanguageSelect } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useClient } from '../platform/client-context.ts'
import { homeHref } from '../platform/hrefs.ts'
import { isInterfaceLanguage } from '../platform/i18n/keep-language.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { OperatorContext, operatorQuery } from '../platform/operator.ts'
import styles from './layout.module.css'
import { LogOutButton } from './log-out-button.tsx'
import { StudioNav } from './studio-nav.tsx'
import { useInternalLinks } from './use-internal-links.ts'

const languages = interfaceLanguages.map(code => {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
  return { code, name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1) }
})

/** The frame around every screen. */
export function Layout() {
  const { words, language, switchLanguage } = useI18n()
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
  return (
    <OperatorContext value={operator ?? null}>
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.brand} href={homeHref}>
            {words.brand}
          </a>
          {operator && !operator.must_set_totp && <StudioNav />}
          <div className={styles.tools}>
            <LanguageSelect
              languages={languages}
              language={language}
              label={words.language}
              onLanguage={code => isInterfaceLanguage(code) && switchLanguage(code)}
            />
            {operator && <LogOutButton />}
          </div>
        </div>
      </header>
      <main ref={main} className={styles.main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </OperatorContext>
  )
}
