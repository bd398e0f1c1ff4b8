import { Icon } from '@grandstand/ui'
import { useSyncExternalStore } from 'react'
import { useApp } from '../platform/app-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import type { Toast } from '../platform/toast-store.ts'
import styles from './toasts.module.css'

/** The two live regions are always there: a screen reader only hears what changes inside them. */
export function Toasts() {
  const { toasts } = useApp()
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list)
  return (
    <div className={`${styles.toasts} stack-2`}>
      <div role="status">
        {shown.map(toast => toast.kind === 'info' && <ToastCard key={toast.key} toast={toast} />)}
      </div>
      <div role="alert">
        {shown.map(toast => toast.kind === 'error' && <ToastCard key={toast.key} toast={toast} />)}
      </div>
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { toasts } = useApp()
  const i18n = useI18n()
  const pause = () => toasts.pause(toast.key)
  const resume = () => toasts.resume(toast.key)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate; reading only stops the clock
    <div
      className={`${styles.toast} ${styles[toast.kind]}`}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon name={toast.icon ?? (toast.kind === 'info' ? 'check' : 'alert')} />
      <p className={styles.text}>{toast.text(i18n)}</p>
      {toast.action && (
        <a className={styles.action} href={toast.action.href} onClick={() => toasts.dismiss(toast.key)}>
          {toast.action.label(i18n)}
        </a>
      )}
      <button
        className="icon-button"
        type="button"
        aria-label={i18n.words.common.close}
        onClick={() => toasts.dismiss(toast.key)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
