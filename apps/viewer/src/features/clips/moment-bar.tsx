import { Dialog, Icon, SelectField } from '@grandstand/ui'
import { useRef } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { hrefOf } from '../../platform/router/address.ts'
import styles from './moment-bar.module.css'
import { type MomentFilterName, type MomentFilters, momentFilterNames } from './moment-filters.ts'

interface Named {
  alias: string
  name: string
}

interface MomentBarProps {
  filters: MomentFilters
  choices: Record<MomentFilterName, readonly Named[]>
  /** The teams that are a tap away. */
  teams: readonly Named[]
  onChange: (filters: MomentFilters) => void
}

/** Over the picture: everything, the followed teams, and all other choices behind one button. */
export function MomentBar({ filters, choices, teams, onChange }: MomentBarProps) {
  const { moments: words } = useClipsWords()
  const { words: common } = useI18n()
  const dialog = useRef<HTMLDialogElement>(null)
  const isAll = Object.keys(filters).length === 0
  const links = [
    { href: '/moments', label: words.all, isCurrent: isAll },
    ...teams.map(({ alias, name }) => ({
      href: hrefOf('/moments', { team: alias }),
      label: name,
      isCurrent: filters.team === alias,
    })),
  ]
  return (
    <div className={styles.bar}>
      <nav className={styles.links} aria-label={words.filters}>
        {links.map(({ href, label, isCurrent }) => (
          <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <button
        className="icon-button"
        type="button"
        aria-haspopup="dialog"
        aria-label={words.filter}
        data-on={!links.some(({ isCurrent }) => isCurrent)}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="filter" />
      </button>
      <Dialog
        ref={dialog}
        title={words.filters}
        text={words.intro}
        actions={
          <>
            <button className="button button--primary" type="button" onClick={() => dialog.current?.close()}>
              {words.show}
            </button>
            {!isAll && (
              <button className="button" type="button" onClick={() => onChange({})}>
                {words.reset}
              </button>
            )}
            <button className="button" type="button" onClick={() => dialog.current?.close()}>
              {common.common.close}
            </button>
          </>
        }
      >
        {momentFilterNames.map(name => (
          <SelectField
            key={name}
            name={name}
            label={words[name]}
            value={choices[name].some(({ alias }) => alias === filters[name]) ? (filters[name] ?? '') : ''}
            options={[
              { value: '', label: words.all },
              ...choices[name].map(({ alias, name: label }) => ({ value: alias, label })),
            ]}
            onChange={event => onChange({ ...filters, [name]: event.target.value })}
          />
        ))}
      </Dialog>
    </div>
  )
}
