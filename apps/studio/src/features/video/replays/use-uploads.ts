import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { startUpload, type Upload } from '../../../platform/start-upload.ts'
import type { UploadProblem } from '../../../platform/upload-problem.ts'
import type { OwnerParams } from './replays-query.ts'

export interface RunningUpload {
  key: number
  name: string
  /** Null until the server has taken it. */
  replay: number | null
  sentBytes: number
  totalBytes: number
  isPaused: boolean
  problem: UploadProblem | null
}

/** The files that this page is sending; leaving it pauses them. */
export function useUploads(params: OwnerParams) {
  const queryClient = useQueryClient()
  const [uploads, setUploads] = useState<RunningUpload[]>([])
  const handles = useRef(new Map<number, Upload>())
  const lastKey = useRef(0)

  useEffect(() => {
    const open = handles.current
    return () => {
      for (const upload of open.values()) upload.pause()
    }
  }, [])

  const change = (key: number, part: Partial<RunningUpload>) =>
    setUploads(all => all.map(one => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: number) => {
    handles.current.get(key)?.pause()
    handles.current.delete(key)
    setUploads(all => all.filter(one => one.key !== key))
  }
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['replays'] })

  async function send(file: File): Promise<void> {
    lastKey.current += 1
    const key = lastKey.current
    const begun = { key, name: file.name, replay: null, sentBytes: 0, totalBytes: file.size }
    setUploads(all => [...all, { ...begun, isPaused: false, problem: null }])
    const { channel, owner, id } = params
    const endpoint = `/api/studio/channels/${encodeURIComponent(channel)}/videos/${owner}/${id}/uploads`
    const upload = await startUpload(endpoint, file, {
      onBegun(known) {
        change(key, { replay: Number(known) })
        void refresh()
      },
      onProgress: sentBytes => change(key, { sentBytes }),
      onDone: () => void refresh().then(() => drop(key)),
      onFailed: problem => change(key, { problem, isPaused: true }),
    })
    handles.current.set(key, upload)
  }

  return {
    uploads,
    send,
    drop,
    pause(key: number) {
      handles.current.get(key)?.pause()
      change(key, { isPaused: true })
    },
    goOn(key: number) {
      change(key, { isPaused: false, problem: null })
      handles.current.get(key)?.goOn()
    },
  }
}
