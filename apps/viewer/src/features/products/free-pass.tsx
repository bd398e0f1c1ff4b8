import { useAccountWords } from '../../locales/words.ts'
import styles from './free-pass.module.css'
import { useChooseFreePass } from './use-choose-free-pass.ts'

/** Why a user without a pass was sent here, and the one tap that takes them on. */
export function FreePass() {
  const { packages: words } = useAccountWords()
  const { mutate, isPending, isError } = useChooseFreePass()
  return (
    <section className={`${styles.pass} stack-4`} aria-labelledby="free-pass">
      <div className="stack-2">
        <h2 className="title-2" id="free-pass">
          {words.whyTitle}
        </h2>
        <p className="lead">{words.whyText}</p>
      </div>
      <div className="stack-2">
        <button
          className="button button--primary"
          type="button"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate()
          }}
        >
          {isPending ? words.freeChoosing : words.freeChoose}
        </button>
        <p className="quiet meta unless-empty" role="alert">
          {isError && words.freeFailed}
        </p>
      </div>
    </section>
  )
}
