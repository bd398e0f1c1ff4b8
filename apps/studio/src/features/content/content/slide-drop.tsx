import type { ContentList } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { Icon } from '@grandstand/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { errorText } from '../../../platform/error-text.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { readFileContent } from '../../../platform/read-file-content.ts'
import { frameOfFilm } from './frame-of-film.ts'
import styles from './slide-drop.module.css'

/** A picture or a film that is dropped becomes a slide, which stays hidden until somebody shows it. */
export function SlideDrop({ channel, list }: { channel: string; list: ContentList }) {
  const i18n = useI18n()
  const say = i18n.words.content
  const id = useId()
  const client = useClient()
  const queryClient = useQueryClient()
  const [isOver, setOver] = useState(false)
  const params = { channel, kind: list.kind }
  const adding = useMutation({
    async mutationFn(files: readonly File[]) {
      for (const file of files) {
        const isFilm = file.type.startsWith('video/')
        const picture = isFilm ? await frameOfFilm(file) : file
        if (!picture) return 'film' as const
        const sent = await client.send(studioWireCalls.addContentPicture, {
          params,
          body: { field: 'image', part: 'attention', data: await readFileContent(picture) },
        })
        if (!sent.picture) return sent.problem
        const title = file.name
          .replace(/\.[^.]*$/, '')
          .replaceAll(/[-_]+/g, ' ')
          .trim()
        await client.send(studioWireCalls.keepContent, {
          params,
          body: {
            key: null,
            version: null,
            value: {
              on: 'main',
              type: isFilm ? 'video' : 'image',
              title: title || say.ones.slides,
              image: sent.picture.path,
              hidden: true,
            },
          },
        })
      }
      return null
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  })
  const refused = adding.data && (adding.data === 'film' ? say.badFilm : say.pictureProblems[adding.data])
  const problem = adding.isError ? errorText(adding.error, i18n) : refused
  return (
    <li
      className={styles.place}
      data-over={isOver}
      onDragOver={event => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        setOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        adding.mutate([...event.dataTransfer.files])
      }}
    >
      <label className={styles.drop} htmlFor={id}>
        <Icon name="plus" />
        <span>{adding.isPending ? say.sendingPicture : say.dropSlide}</span>
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept="image/png,image/jpeg,image/webp,video/*"
        multiple
        disabled={adding.isPending}
        onChange={({ target }) => {
          adding.mutate([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p className="meta strong problem unless-empty" role="alert">
        {problem}
      </p>
    </li>
  )
}
