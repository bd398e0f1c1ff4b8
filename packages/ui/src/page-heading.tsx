import type { CSSProperties, ReactNode } from 'react'
import { headingClass } from './heading-class.ts'
import type { Heading } from './shell-types.ts'
import { sourceSet } from './source-set.ts'

interface PageHeadingProps extends Heading {
  /** A school's or team's own colour. */
  color?: string
  /** The button that `hasAction` keeps a place for. */
  children?: ReactNode
}

/** The top of every page but the home page. Mirrored as text by `page-heading-html.ts`. */
export function PageHeading({ color, children, ...heading }: PageHeadingProps) {
  const { title, text, image, hasAction } = heading
  const style: CSSProperties | undefined = color === undefined ? undefined : { '--own-color': color }
  return (
    <div className={headingClass(heading)} style={style}>
      {image && (
        <img
          className="page-heading__image"
          src={image.url}
          srcSet={sourceSet(image)}
          sizes="96px"
          width={image.width}
          height={image.height}
          alt=""
        />
      )}
      <div className="page-heading__words">
        <h1 className="page-heading__title">{title}</h1>
        {text && <p className="page-heading__text">{text}</p>}
      </div>
      {hasAction && <div className="page-heading__action">{children}</div>}
    </div>
  )
}
