import { type ReactNode, useId } from 'react'
import styles from './form-section.module.css'

interface FormSectionProps {
  title: string
  text?: string
  children: ReactNode
}

/** One matter of the page, apart from the others and with a button of its own. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={`${styles.section} stack-5 panel`} aria-labelledby={id}>
      <div className="stack-2">
        <h2 className="title-3" id={id}>
          {title}
        </h2>
        {text && <p className="lead">{text}</p>}
      </div>
      {children}
    </section>
  )
}
