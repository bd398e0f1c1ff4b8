import type { GameChoices, GameTerms } from '@grandstand/contract'
import { FormProblem, useForm } from '@grandstand/ui'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { isApple } from '../../../platform/is-apple.ts'
import { FanCard } from './fan-card.tsx'
import { checkDraft, draftOf, type GameDraft, offerOf, priceOf, readDraft, usualOf } from './game-draft.ts'
import { GameFolds } from './game-folds.tsx'
import styles from './game-form.module.css'
import { GamePrice } from './game-price.tsx'
import { GameSides } from './game-sides.tsx'
import { SpokenFields } from './game-texts.tsx'
import { GameWhen } from './game-when.tsx'
import { nameDraft } from './name-draft.ts'
import type { GamePictures } from './use-game-pictures.ts'

/** What is asked for with the game. */
export interface SaveWish {
  /** The name of a camera to make with it; null: none. */
  camera: string | null
  /** Another one is to follow. */
  isAnother: boolean
}

interface GameFormProps {
  channel: string
  terms: GameTerms
  choices: GameChoices
  pictures: GamePictures
  /** Above the fields: what is to be known first. */
  children?: ReactNode
  submit: string
  /** Of a new game: the name of the camera that is made with it. */
  camera?: string
  isNew?: boolean
  onSave: (terms: GameTerms, wish: SaveWish) => Promise<unknown>
}

/** In the order on screen: what is missing first takes the focus. */
const listFields = (languages: readonly string[]) => [
  'sport_id',
  'away_id',
  'home_id',
  'team_ids',
  ...languages.map(code => `title.${code}`),
  'day',
  'time',
  'base_price',
  'venue_id',
  'camera',
  'service_fee',
  'minutes',
  'image_id',
  ...languages.map(code => `description.${code}`),
]

export function GameForm(props: GameFormProps) {
  const { channel, terms, choices, pictures, children, submit, camera, isNew = false, onSave } = props
  const i18n = useI18n()
  const { words, fill, money } = i18n
  const say = words.games
  const [draft, setDraft] = useState(() => draftOf(terms, choices, { camera: camera ?? '', isNew }))
  const [made, setMade] = useState<{ name: string; count: number }>({ name: '', count: 0 })
  const isAnother = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const set = (change: Partial<GameDraft>) => setDraft(before => ({ ...before, ...change }))
  const fields = listFields(choices.languages)
  const { field, failure, isSending, isDone, ...ours } = useForm<string>({
    ref: form,
    fields,
    check: () => {
      const faults = checkDraft(draft, choices, { isNew })
      openFolds(
        form.current,
        fields.filter(name => typeof faults[name] === 'string'),
      )
      return faults
    },
    explain: (_field, code) => {
      const text = Object.entries(say.problems).find(([name]) => name === code)?.[1] ?? code
      return fill(text, { example: money(999, choices.currency) })
    },
    send: async () => {
      const wish = { camera: draft.camera.trim() || null, isAnother: isAnother.current }
      await onSave(readDraft(draft, choices), wish)
      if (!wish.isAnother) return
      setMade(({ count }) => ({ name: nameDraft(draft, choices), count: count + 1 }))
      setDraft({
        ...draft,
        away_id: null,
        home_id: null,
        team_ids: [],
        title: {},
        description: {},
        image_id: null,
        venue: 'home',
      })
    },
  })
  const part = { draft, set, choices, field }
  const price = priceOf(draft, choices)
  const total = price.base_price + price.service_fee
  const isDecided = draft.offer !== null || usualOf(draft, choices).from !== 'none'
  const priceText = total > 0 ? money(total, choices.currency) : say.offers[draft.offer ?? offerOf(price)]

  function pressKeys(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    isAnother.current = false
    form.current?.requestSubmit()
  }

  return (
    <form {...ours.form} className={styles.columns} onKeyDown={pressKeys}>
      <div className={styles.form}>
        {children}
        <FormProblem text={failure && errorText(failure, i18n)} />
        <GameSides key={made.count} {...part} channel={channel} isNew={isNew} />
        {draft.kind !== 'pair' && <SpokenFields {...part} of="title" />}
        <GameWhen {...part} />
        <GamePrice {...part} />
        <GameFolds {...part} pictures={pictures} hasCamera={camera !== undefined} />
      </div>
      <aside className={styles.side}>
        <FanCard draft={draft} choices={choices} pictures={pictures} />
      </aside>
      <div className={`${styles.foot} ${styles.wide}`}>
        <button
          className="button button--primary"
          type="submit"
          aria-disabled={isSending}
          onClick={() => {
            isAnother.current = false
          }}
        >
          {isSending
            ? words.common.saving
            : camera === undefined || !isDecided
              ? submit
              : fill(say.createFor, { action: submit, price: priceText })}
          <span className={styles.keys} aria-hidden="true">
            {isApple ? '⌘↵' : 'Ctrl ↵'}
          </span>
        </button>
        {camera !== undefined && (
          <button
            className="button"
            type="submit"
            aria-disabled={isSending}
            onClick={() => {
              isAnother.current = true
            }}
          >
            {say.addAnother}
          </button>
        )}
        <p className="small strong unless-empty" role="status">
          {made.name ? fill(say.made, { name: made.name }) : isDone && words.common.saved}
        </p>
      </div>
    </form>
  )
}

/** What is folded away takes no focus. */
function openFolds(form: HTMLFormElement | null, names: readonly string[]): void {
  for (const name of names) {
    const control = form?.elements.namedItem(name)
    const fold = control instanceof HTMLElement ? control.closest('details') : null
    if (fold) fold.open = true
  }
}
