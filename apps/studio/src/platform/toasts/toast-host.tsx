import { type ReactNode, useCallback, useState } from 'react'
import { ToastBar } from './toast-bar.tsx'
import { type Toast, ToastContext } from './toast-context.ts'

/** The newest one is shown: what was done before it stands. */
export function ToastHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: Toast; number: number } | null>(null)
  const show = useCallback(
    (toast: Toast) => setShown(before => ({ toast, number: (before?.number ?? 0) + 1 })),
    [],
  )
  const hide = useCallback(() => setShown(null), [])
  return (
    <ToastContext value={show}>
      {children}
      {shown && <ToastBar key={shown.number} toast={shown.toast} onGone={hide} />}
    </ToastContext>
  )
}
