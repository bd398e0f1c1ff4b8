import { Dialog } from '@grandstand/ui'
import { useEffect, useRef } from 'react'
import { useAccountWords } from '../../locales/words.ts'
import { useBlocker } from '../../platform/router/use-blocker.ts'

/** Asks before what was typed is lost: by a dialog of ours within the app, by the browser's own when it is left. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: () => boolean }) {
  const { profileEdit: words } = useAccountWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const asked = useBlocker(isUnsaved)
  const stay = () => asked?.answer(false)
  useEffect(() => {
    if (asked) dialog.current?.showModal()
    else dialog.current?.close()
  }, [asked])
  return (
    <Dialog
      ref={dialog}
      title={words.unsavedTitle}
      text={words.unsavedText}
      onClose={stay}
      actions={
        <>
          <button className="button button--primary" type="button" onClick={stay}>
            {words.stay}
          </button>
          <button className="button" type="button" onClick={() => asked?.answer(true)}>
            {words.leave}
          </button>
        </>
      }
    />
  )
}
