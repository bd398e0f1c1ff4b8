import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { useMayCall } from '../../../../platform/operator.ts'

const ConnectDrawer = lazy(async () => ({ default: (await import('./connect-drawer.tsx')).ConnectDrawer }))

interface ConnectButtonProps {
  channel: string
  event: number
  /** The one that is missing; null: the first that sends nothing. */
  camera: number | null
  look?: 'primary' | 'plain'
  note?: string
}

/** Opens the camera's drawer. It stands wherever the Studio reports a game without a picture. */
export function ConnectButton({ channel, event, camera, look = 'plain', note }: ConnectButtonProps) {
  const say = useI18n().words.room
  const mayConnect = useMayCall()(studioWireCalls.getStreamKey)
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  if (!mayConnect) return null
  return (
    <>
      <button
        className={look === 'primary' ? 'button button--primary' : 'button'}
        type="button"
        onClick={() => setIsOpen(true)}
      >
        {say.connectTitle}
      </button>
      {isOpen && (
        <Suspense>
          <ConnectDrawer
            channel={channel}
            id={String(event)}
            camera={camera}
            {...(note !== undefined && { note })}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
