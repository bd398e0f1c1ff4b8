import { Icon, LanguageSelect, type NavigationEntry } from '@grandstand/ui'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { HideScoresButton } from '../../platform/hide-scores/hide-scores-button.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './menu-sheet.module.css'
import { offeredLanguages } from './offered-languages.ts'

interface MenuSheetProps {
  dialog: RefObject<HTMLDialogElement | null>
  navigation: NavigationEntry[]
  /** Where the viewer is: a change of address closes the sheet. */
  address: string
  /** What the viewer's own account has to say. */
  children: ReactNode
}

/** The whole menu on a phone. A native dialog keeps the focus inside and closes by Escape. */
export function MenuSheet({ dialog, navigation, address, children }: MenuSheetProps) {
  const { settings } = useBootstrap()
  const { words, chosenLanguage, switchLanguage } = useI18n()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the reason, not a value
  useEffect(() => dialog.current?.close(), [dialog, address])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={words.common.menu}
      onClick={event => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={styles.panel}>
        <div className={styles.top}>
          <p className={styles.title}>{words.common.menu}</p>
          <form method="dialog">
            <button className="icon-button" type="submit" aria-label={words.common.close}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        <nav aria-label={words.common.menu}>
          <ul>
            {navigation.map(entry => (
              <li key={entry.label}>
                <SheetEntry entry={entry} />
              </li>
            ))}
          </ul>
        </nav>
        {children}
        <HideScoresButton className={styles.switch} hasText />
        <div className={styles.language}>
          <LanguageSelect
            languages={offeredLanguages(settings)}
            language={chosenLanguage}
            label={words.shell.language}
            onLanguage={switchLanguage}
          />
        </div>
      </div>
    </dialog>
  )
}

function SheetEntry({ entry }: { entry: NavigationEntry }) {
  const link = entry.href !== null && (
    <a className={styles.link} href={entry.href} aria-current={entry.current ? 'page' : undefined}>
      {entry.label}
    </a>
  )
  if (entry.children.length === 0) return link
  return (
    <details className={styles.group} name="menu-sheet">
      <summary className={styles.link}>
        {entry.label}
        <Icon name="chevron_down" />
      </summary>
      <ul className={styles.children}>
        {link && <li>{link}</li>}
        {entry.children.map(child => (
          <li key={child.href}>
            <a className={styles.link} href={child.href} aria-current={child.current ? 'page' : undefined}>
              {child.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
