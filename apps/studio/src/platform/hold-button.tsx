import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { errorText } from './error-text.ts'
import styles from './hold-button.module.css'
import { useI18n } from './i18n/use-i18n.ts'

const holdMs = 1_500

interface HoldButtonProps<Answer> {
  look?: 'primary' | 'danger'
  label: string
  run: () => Promise<Answer>
  /** The name of the queries that are out of date afterwards. */
  changes: string
  onDone?: (answer: Answer) => void
}

/** A guarded action: it is done once the button was held for a second and a half, by a finger, the mouse or Enter. */
export function HoldButton<Answer>({
  look = 'primary',
  label,
  run,
  changes,
  onDone,
}: HoldButtonProps<Answer>) {
  const i18n = useI18n()
  const say = i18n.words.hold
  const queryClient = useQueryClient()
  const hintId = useId()
  const [isHeld, setIsHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const doing = useMutation({
    mutationFn: run,
    gcTime: 0,
    onSuccess: answer => onDone?.(answer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [changes] }),
  })

  function letGo(): void {
    clearTimeout(timer.current)
    setIsHeld(false)
  }

  function hold(): void {
    clearTimeout(timer.current)
    setIsHeld(true)
    timer.current = setTimeout(() => {
      letGo()
      doing.mutate()
    }, holdMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  function press(event: PointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0) return
    // What changes above may move the button away from under the finger: only letting go lets go.
    event.currentTarget.setPointerCapture(event.pointerId)
    hold()
  }

  function pressKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return
    // A press that is not held does nothing.
    event.preventDefault()
    if (!event.repeat) hold()
  }

  return (
    <div className={styles.hold}>
      <button
        className={`button button--${look} ${styles.button}`}
        data-held={isHeld}
        type="button"
        disabled={doing.isPending}
        aria-describedby={hintId}
        onPointerDown={press}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={pressKey}
        onKeyUp={letGo}
        onBlur={letGo}
      >
        <span className={styles.label}>
          {doing.isPending ? i18n.words.user.working : isHeld ? say.keep : label}
        </span>
      </button>
      <span className="visually-hidden" id={hintId}>
        {say.hint}
      </span>
      <p className="small strong problem unless-empty" role="alert">
        {doing.isError && errorText(doing.error, i18n)}
      </p>
    </div>
  )
}
