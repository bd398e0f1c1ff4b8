import { Icon, SearchField } from '@grandstand/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import styles from './palette.module.css'
import { useFound } from './use-found.ts'

/** Games and what can be done with them, orders, people, schools and the pages of the Studio in one field. */
export function Palette({ channel, onClose }: { channel: string; onClose: () => void }) {
  const { words, fill } = useI18n()
  const say = words.palette
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const groups = useFound(channel, search)
  useEffect(() => dialog.current?.showModal(), [])

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter') return
    const links: Element[] = [...(dialog.current?.querySelectorAll('a') ?? [])]
    const at = document.activeElement ? links.indexOf(document.activeElement) : -1
    if (event.key === 'Enter') {
      if (at < 0) dialog.current?.querySelector('a')?.click()
      return
    }
    event.preventDefault()
    const next = links[at + (step ?? 0)]
    if (next instanceof HTMLElement) next.focus()
    else if (at === 0) dialog.current?.querySelector('input')?.focus()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={words.nav.search}
      onClose={onClose}
      onKeyDown={move}
      onClick={({ target, currentTarget }) => {
        // A link leads on by itself.
        if (target === currentTarget || (target instanceof Element && target.closest('a')))
          currentTarget.close()
      }}
    >
      <div className={styles.inner}>
        <SearchField label={say.label} value={search} onSearch={setSearch} />
        {groups.map(({ title, items }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {items.map(({ href, label, note, icon, isTrouble }) => (
                <li key={href}>
                  <a className={styles.row} href={href}>
                    <Icon name={icon} />
                    <span>{label}</span>
                    {note && <span className={isTrouble ? 'problem meta' : 'quiet meta'}>{note}</span>}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={groups.length === 0 ? styles.none : 'visually-hidden'} role="status">
          {groups.length === 0 && fill(say.none, { search })}
        </p>
      </div>
    </dialog>
  )
}
