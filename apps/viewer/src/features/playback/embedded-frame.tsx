import styles from './watch-stage.module.css'

/** A player of another site. It may run and remember its own things, but not leave its frame or open windows. */
export function EmbeddedFrame({ url, title }: { url: string; title: string }) {
  return (
    <iframe
      className={styles.frame}
      src={url}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
