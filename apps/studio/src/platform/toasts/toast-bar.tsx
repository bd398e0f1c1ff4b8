import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '../error-text.ts'
import { useI18n } from '../i18n/use-i18n.ts'
import styles from './toast-bar.module.css'
import type { Toast } from './toast-context.ts'

const shownMs = 8_000

/** While somebody is on it, its time stands still. */
export function ToastBar({ toast, onGone }: { toast: Toast; onGone: () => void }) {
  const i18n = useI18n()
  const [isHeld, setIsHeld] = useState(false)
  const { text, undo } = toast
  const undoing = useMutation({ mutationFn: async () => undo?.(), gcTime: 0, onSuccess: onGone })
  const isCounting = !isHeld && undoing.isIdle
  useEffect(() => {
    if (!isCounting) return
    const timer = setTimeout(onGone, shownMs)
    return () => clearTimeout(timer)
  }, [isCounting, onGone])
  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  return (
    <div
      className={styles.toast}
      role="status"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <span className="breaks">{undoing.isError ? errorText(undoing.error, i18n) : text}</span>
      {undo && undoing.isIdle && (
        <button className="button" type="button" onClick={() => undoing.mutate()}>
          {i18n.words.room.undo}
        </button>
      )}
      {undoing.isError && (
        <button className="button" type="button" onClick={onGone}>
          {i18n.words.money.close}
        </button>
      )}
    </div>
  )
}
