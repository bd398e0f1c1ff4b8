import type { Event } from '@grandstand/contract'
import { Dialog, Icon } from '@grandstand/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useAccessText } from '../events/use-access-text.ts'

interface MoreAboutProps {
  event: Event
  hasPasses: boolean
  /** Shows what prevents playback, rule by rule. */
  why: ReactNode
}

/** What few ask of a game: how it is opened, and why not. */
export function MoreAbout(props: MoreAboutProps) {
  const { actions: words } = useWatchWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button className="button" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="more" />
        {words.more}
      </button>
      {isOpen && <AboutDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function AboutDialog({ event, hasPasses, why, onClose }: MoreAboutProps & { onClose: () => void }) {
  const { words } = useI18n()
  const text = useAccessText(event, hasPasses)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <Dialog
      ref={dialog}
      title={words.watch.accessTitle}
      text={text}
      onClose={onClose}
      actions={
        <button className="button" type="button" onClick={() => dialog.current?.close()}>
          {words.common.close}
        </button>
      }
    >
      {event.description && <p className="pretty">{event.description}</p>}
      {!event.has_access && why}
    </Dialog>
  )
}
