import { type FormField, TextField } from '@grandstand/ui'
import { useEffect, useRef } from 'react'
import { useCommerceWords } from '../../../locales/words.ts'
import styles from './checkout.module.css'
import { GroupFields } from './group-fields.tsx'
import type { Giving } from './use-giving.ts'

interface GiftChoiceProps {
  giving: Giving
  to: FormField
  message: FormField
  seats: FormField
  read: (name: 'to' | 'seats') => string
}

/** Two quiet lines; each opens, in place, whom it is for. */
export function GiftChoice({ giving, read, ...fields }: GiftChoiceProps) {
  const { giving: words } = useCommerceWords()
  const panel = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  const { whom, canGive, canGroup } = giving
  useEffect(() => {
    if (whom !== 'own' && isAsked.current) panel.current?.querySelector('input')?.focus()
  }, [whom])
  if (!canGive) return null
  if (whom === 'own') {
    return (
      <div className={styles.whom}>
        <button className={styles.link} type="button" onClick={() => choose('gift')}>
          {words.ask}
        </button>
        {canGroup && (
          <button className={styles.link} type="button" onClick={() => choose('group')}>
            {words.group}
          </button>
        )}
      </div>
    )
  }
  return (
    <div ref={panel} className={`${styles.giving} stack-3`}>
      {whom === 'gift' ? (
        <GiftFields {...fields} giving={giving} onTo={() => giving.onRecipient(read('to'))} />
      ) : (
        <GroupFields
          seats={fields.seats}
          first={giving.seats}
          onSeats={() => giving.onSeats(read('seats'))}
        />
      )}
      <button className={styles.link} type="button" onClick={() => choose('own')}>
        {words.own}
      </button>
    </div>
  )

  function choose(next: Giving['whom']): void {
    isAsked.current = true
    giving.choose(next)
  }
}

interface GiftFieldsProps extends Pick<GiftChoiceProps, 'giving' | 'to' | 'message'> {
  onTo: () => void
}

function GiftFields({ giving: { kept }, to, message, onTo }: GiftFieldsProps) {
  const { giving: words } = useCommerceWords()
  return (
    <>
      <p className="small pretty">{words.text}</p>
      <TextField
        {...to}
        label={words.to}
        type="email"
        required
        autoComplete="off"
        defaultValue={kept?.email ?? ''}
        onInput={() => {
          to.onInput()
          onTo()
        }}
      />
      <TextField {...message} label={words.message} autoComplete="off" defaultValue={kept?.message ?? ''} />
    </>
  )
}
