import type { Clip } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { Dialog, FormProblem, Icon } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { copyText } from '../../platform/copy-text.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isSecretClip, sharedHref } from './clip-links.ts'
import styles from './share-dialog.module.css'
import { useClipFile } from './use-clip-file.ts'

/** The link of a clip, made when it is asked for: to be copied, sent by the phone's own sheet, or taken back. */
export function ShareDialog({ clip, onClose }: { clip: Clip; onClose: () => void }) {
  const { client, toasts } = useApp()
  const { words: common } = useI18n()
  const { share: words } = useClipsWords()
  const queryClient = useQueryClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const [shared, setShared] = useState(clip)
  const sharing = useMutation({
    mutationFn: (is_shared: boolean) =>
      client.send(wireCalls.shareClip, { params: { id: String(clip.id) }, body: { is_shared } }),
    onSuccess: next => {
      setShared(next)
      void queryClient.invalidateQueries({ queryKey: ['clips'] })
      if (next.share_uuid !== null) return
      toasts.show({ key: 'clip-unshared', kind: 'info', text: () => words.stopped })
      dialog.current?.close()
    },
  })
  const isSecret = isSecretClip(clip)
  const begin = useEffectEvent(() => {
    dialog.current?.showModal()
    if (isSecret && clip.share_uuid === null) sharing.mutate(true)
  })
  useEffect(() => begin(), [])
  const path = sharedHref(shared)
  const address = path && location.origin + path
  const file = useClipFile(shared)

  async function copy() {
    if (!address) return
    // If not, the address is in sight, to be copied by hand.
    const isCopied = await copyText(address)
    toasts.show({
      key: 'clip-link',
      kind: isCopied ? 'info' : 'error',
      text: () => (isCopied ? words.copied : words.notCopied),
    })
  }

  /** Closing the sheet is a change of mind, not a failure. */
  const send = (data: ShareData) => void navigator.share(data).catch(() => {})

  return (
    <Dialog
      ref={dialog}
      title={words.title}
      text={isSecret ? words.text : words.publicText}
      onClose={onClose}
      actions={
        <>
          {address && 'share' in navigator && (
            <button
              className="button button--primary"
              type="button"
              onClick={() => send({ title: clip.name, url: address })}
            >
              {words.send}
            </button>
          )}
          {file && (
            <button
              className="button"
              type="button"
              onClick={() => send({ title: clip.name, files: [file] })}
            >
              {words.sendFile}
            </button>
          )}
          {address && (
            <button className="button" type="button" onClick={() => void copy()}>
              <Icon name="copy" />
              {words.copy}
            </button>
          )}
          {isSecret && shared.share_uuid !== null && (
            <button
              className="button"
              type="button"
              disabled={sharing.isPending}
              onClick={() => sharing.mutate(false)}
            >
              {words.stop}
            </button>
          )}
          <button className="button" type="button" onClick={() => dialog.current?.close()}>
            {common.common.close}
          </button>
        </>
      }
    >
      {address ? (
        <p className={styles.address}>
          <span className="visually-hidden">{words.link}: </span>
          {address}
        </p>
      ) : (
        sharing.isPending && <p role="status">{words.preparing}</p>
      )}
      <FormProblem text={sharing.isError && words.failed} />
    </Dialog>
  )
}
