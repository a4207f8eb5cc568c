const width = 30

/** A bar on the terminal's last line; nothing at all where the output goes into a file. */
export function progressBar(title: string, terminal: NodeJS.WriteStream = process.stderr) {
  const write = (line: string) => {
    // Back to the line's start and clear it.
    if (terminal.isTTY) terminal.write(`\r\u001b[2K${line}`)
  }
  return {
    show(done: number, total: number): void {
      const full = total === 0 ? width : Math.round((width * done) / total)
      write(`${title} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${done} of ${total}`)
    },
    clear: () => write(''),
  }
}
