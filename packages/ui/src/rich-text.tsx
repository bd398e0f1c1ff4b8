/** Text of the channel: HTML that the server made from Markdown and sanitised. */
export function RichText({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, and the page's CSP allows no script in it
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
