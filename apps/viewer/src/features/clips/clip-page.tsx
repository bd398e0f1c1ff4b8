import type { Clip } from '@grandstand/contract'
import { Skeleton } from '@grandstand/ui'
import type { ReactNode, Ref } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import styles from './clip-page.module.css'

interface ClipPageProps {
  /** Undefined while it comes. */
  clip: Clip | undefined
  stage: ReactNode
  /** For what is drawn over the picture. */
  stageRef?: Ref<HTMLDivElement>
  facts: ReactNode
  actions?: ReactNode
}

/** One clip: its picture, its name, what can be done with it and where it is from. */
export function ClipPage({ clip, stage, stageRef, facts, actions }: ClipPageProps) {
  const { page: words } = useClipsWords()
  return (
    <article className={styles.page}>
      <div ref={stageRef} className={styles.stage} data-stage="">
        {stage}
      </div>
      {clip ? (
        <>
          <h1 className={`${styles.name} title-1`}>{clip.name}</h1>
          {actions && <div className="row-3 middle">{actions}</div>}
          {facts}
        </>
      ) : (
        <Skeleton shape="text" count={3} label={words.loading} />
      )}
    </article>
  )
}
