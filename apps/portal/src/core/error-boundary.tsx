import { generalTexts } from '@abrufbar/texts/general.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Component, type ReactNode } from 'react';
import styles from './error-boundary.module.css';

const t = reader(generalTexts);

type State = { readonly failure: 'none' | 'code' | 'drawing' };

/** Stands in for a screen that cannot be drawn or whose code did not arrive; the frame around it stays. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: 'none' };

  static getDerivedStateFromError(error: unknown): State {
    // What a failed import() throws: no reception, or files of a version that is gone.
    return {
      failure:
        error instanceof TypeError && /import|module/i.test(error.message) ? 'code' : 'drawing',
    };
  }

  override render() {
    const { failure } = this.state;
    if (failure === 'none') return this.props.children;
    return (
      <main className={styles.failure}>
        <h1 tabIndex={-1}>
          {t(failure === 'code' ? 'error_page.chunk_title' : 'error_page.title')}
        </h1>
        <p>{t(failure === 'code' ? 'error_page.chunk_text' : 'error_page.text')}</p>
        <Button onClick={() => location.reload()}>{t('error_page.reload')}</Button>
        <a href="/dashboard">{t('error_page.home')}</a>
      </main>
    );
  }
}
