/** Shown in place of an empty list, with a link to what fills it. */
export const EmptyState = ({ text, action, href }: { text: string; action: string; href: string }) => (
  <div className="empty">
    <p>{text}</p>
    <a className="btn ink" href={href}>
      {action}
    </a>
  </div>
)
