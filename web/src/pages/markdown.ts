// Just enough Markdown for the rules pages we write ourselves; pictures are drawings of the game's folder.

type Pictures = (name: string) => string | undefined;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*\w])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\(((?:https?:|#)[^)\s]+)\)/g, '<a href="$2">$1</a>');
}

const cells = (line: string) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => cell.trim());

/** HTML from our own Markdown: every text is escaped, links lead only to the web or into the page. */
export function renderMarkdown(source: string, picture: Pictures): string {
  const lines = source.replaceAll('\r', '').split('\n');
  const out: string[] = [];
  let i = 0;
  const gather = (match: RegExp) => {
    const found: string[] = [];
    while (i < lines.length && match.test(lines[i] ?? '')) found.push(lines[i++] ?? '');
    return found;
  };
  while (i < lines.length) {
    const line = lines[i] ?? '';
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    const image = /^!\[([^\]]*)\]\(([\w-]+)\)\s*$/.exec(line);
    if (line.trim() === '') {
      i += 1;
    } else if (heading) {
      // The page has the first heading.
      const level = Math.min(4, Math.max(2, heading[1]!.length));
      out.push(`<h${level}>${inline(heading[2] ?? '')}</h${level}>`);
      i += 1;
    } else if (image) {
      const drawing = picture(image[2] ?? '');
      const words = escape(image[1] ?? '');
      if (drawing) out.push(`<figure><div aria-hidden="true">${drawing}</div><figcaption>${words}</figcaption></figure>`);
      i += 1;
    } else if (/^\|.*\|\s*$/.test(line) && /^\|[\s:|-]+\|\s*$/.test(lines[i + 1] ?? '')) {
      const [head = '', , ...rows] = gather(/^\|.*\|\s*$/);
      const row = (text: string, tag: string) => `<tr>${cells(text).map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
      out.push(`<div class="scroll"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((text) => row(text, 'td')).join('')}</tbody></table></div>`);
    } else if (/^\s*[-*]\s/.test(line) || /^\s*\d+\.\s/.test(line)) {
      const ordered = /^\s*\d+\.\s/.test(line);
      const items: string[] = [];
      for (const text of gather(/^(\s*([-*]|\d+\.)\s+|\s{2,}\S)/)) {
        if (/^\s*([-*]|\d+\.)\s+/.test(text)) items.push(text.replace(/^\s*([-*]|\d+\.)\s+/, ''));
        else items.push(`${items.pop() ?? ''} ${text.trim()}`);
      }
      const tag = ordered ? 'ol' : 'ul';
      out.push(`<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${tag}>`);
    } else if (/^>\s?/.test(line)) {
      out.push(`<blockquote><p>${inline(gather(/^>\s?/).map((text) => text.replace(/^>\s?/, '')).join(' '))}</p></blockquote>`);
    } else {
      const words = gather(/^(?!\s*$|#{1,4}\s|!\[|\||\s*[-*]\s|\s*\d+\.\s|>)/);
      if (words.length === 0) words.push(lines[i++] ?? '');
      out.push(`<p>${inline(words.join(' '))}</p>`);
    }
  }
  return out.join('\n');
}
