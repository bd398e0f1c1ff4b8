import { StateMessage } from '@grandstand/ui'
import { useRouter } from '../platform/router/router-context.ts'
import { useKeptPage } from '../platform/use-kept-page.ts'
import { crashText } from './crash-text.ts'
import { ChunkLoadError } from './load-within.ts'

/** A screen that could not be loaded, or that failed while it was shown. */
export function ScreenProblem({ error }: { error: unknown }) {
  const router = useRouter()
  const text = crashText()
  if (error instanceof ChunkLoadError) return <ChunkProblem />
  return (
    <StateMessage icon="alert" title={text.screenTitle} text={text.screenText} role="alert" level={1}>
      <button className="button button--primary" type="button" onClick={() => void router.load()}>
        {text.tryAgain}
      </button>
      <a className="button" href="/">
        {text.home}
      </a>
    </StateMessage>
  )
}

/** Only a reload helps: the file may have a new name. */
export function ChunkProblem() {
  const text = crashText()
  useKeptPage(true)
  return (
    <StateMessage icon="alert" title={text.chunkTitle} text={text.chunkText} role="alert" level={1}>
      <button className="button button--primary" type="button" onClick={() => location.reload()}>
        {text.tryAgain}
      </button>
    </StateMessage>
  )
}
