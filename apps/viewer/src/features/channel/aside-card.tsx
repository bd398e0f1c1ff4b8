import styles from './aside-card.module.css'

interface AsideCardProps {
  title: string
  text: string
  link: { href: string; label: string }
}

/** What to do next, beside the text of a page. */
export function AsideCard({ title, text, link }: AsideCardProps) {
  return (
    <aside className={`${styles.aside} stack-3 start top panel`} aria-label={title}>
      <h2 className="title-2">{title}</h2>
      <p className="quiet">{text}</p>
      <a className="button" href={link.href}>
        {link.label}
      </a>
    </aside>
  )
}
