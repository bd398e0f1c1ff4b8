import type { BackupUpload } from '@grandstand/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Panel } from '../../../platform/panel.tsx'
import { startUpload, type Upload } from '../../../platform/start-upload.ts'
import type { UploadProblem } from '../../../platform/upload-problem.ts'
import styles from './restore.module.css'

const endpoint = '/api/studio/restore/uploads'

interface Sending {
  name: string
  percent: number
  problem: UploadProblem | null
}

/** The file that was downloaded from the former server, in pieces: after a lost line it goes on where it was. */
export function SendBackup({ upload }: { upload: BackupUpload | null }) {
  const { words, fill } = useI18n()
  const say = words.server.restore
  const queryClient = useQueryClient()
  const id = useId()
  const running = useRef<Upload | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  useEffect(() => () => running.current?.pause(), [])
  const isBusy = sending?.problem === null || upload?.state === 'unpacking'

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const begun = { name: file.name, percent: 0, problem: null }
    setSending(begun)
    running.current = await startUpload(endpoint, file, {
      onBegun: () => {},
      onProgress: sent => setSending({ ...begun, percent: Math.floor((sent / file.size) * 100) }),
      onDone: () =>
        void queryClient.invalidateQueries({ queryKey: ['restore'] }).then(() => setSending(null)),
      onFailed: problem => setSending({ ...begun, problem }),
    })
  }

  return (
    <Panel title={say.send} text={say.sendText}>
      <div>
        <label className={`button ${isBusy ? styles.busy : ''}`}>
          {say.choose}
          <input
            className="visually-hidden"
            type="file"
            accept=".tar,application/x-tar"
            disabled={isBusy}
            onChange={event => void send(event)}
          />
        </label>
      </div>
      {sending && sending.problem === null && (
        <div className="stack-2 small figures">
          <span id={id}>{fill(say.sending, { name: sending.name, percent: String(sending.percent) })}</span>
          <progress className={styles.progress} aria-labelledby={id} max={100} value={sending.percent} />
        </div>
      )}
      <div className="stack-1 unless-empty" role="status">
        {!sending && upload?.state === 'unpacking' && (
          <p className="small strong">{fill(say.unpacking, { name: upload.name })}</p>
        )}
        {!sending && upload?.state === 'receiving' && (
          <p className="quiet small pretty">{fill(say.interrupted, { name: upload.name })}</p>
        )}
      </div>
      <div className="stack-1 unless-empty" role="alert">
        {sending?.problem && <p className="small strong problem">{say.sendProblems[sending.problem]}</p>}
        {!sending && upload?.state === 'failed' && (
          <p className="small strong problem breaks">{upload.detail}</p>
        )}
      </div>
    </Panel>
  )
}
