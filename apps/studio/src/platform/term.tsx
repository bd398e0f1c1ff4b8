import { type SyntheticEvent, useId, useRef } from 'react'
import styles from './term.module.css'

/** A word with its definition, by a pointer and by the keyboard; the browser shows one at a time, and Escape hides it. */
export function Term({ label, says }: { label: string; says: string }) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  function show({ currentTarget }: SyntheticEvent<HTMLElement>) {
    const element = tip.current
    if (!element) return
    element.showPopover()
    const { left, bottom } = currentTarget.getBoundingClientRect()
    const most = document.documentElement.clientWidth - element.offsetWidth - 8
    element.style.insetInlineStart = `${Math.max(8, Math.min(left, most))}px`
    element.style.insetBlockStart = `${bottom + 6}px`
  }
  const hide = () => tip.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        className={styles.term}
        aria-describedby={id}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        {label}
      </button>
      <span ref={tip} id={id} role="tooltip" popover="auto" className={styles.tip}>
        {says}
      </span>
    </>
  )
}
