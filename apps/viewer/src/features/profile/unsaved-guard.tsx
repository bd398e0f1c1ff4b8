import { Dialog } from '@grandstand/ui'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useAccountWords } from '../../locales/account/account-words.ts'

/** Asks before what was typed is lost: by a dialog of ours within the app, by the browser's own when it is left. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { profileEdit: words } = useAccountWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isUnsaved(),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  useEffect(() => {
    if (status === 'blocked') dialog.current?.showModal()
    else dialog.current?.close()
  }, [status])
  return (
    <Dialog
      ref={dialog}
      title={words.unsavedTitle}
      text={words.unsavedText}
      onClose={() => reset?.()}
      actions={
        <>
          <button className="button button--primary" type="button" onClick={reset}>
            {words.stay}
          </button>
          <button className="button" type="button" onClick={proceed}>
            {words.leave}
          </button>
        </>
      }
    />
  )
}
