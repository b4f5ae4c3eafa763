import { officePlants } from '@abrufbar/contract/contracts/office-plants.ts';
import { reportExport } from '@abrufbar/contract/staff/reports-export.ts';
import { REPORT_STEPS } from '@abrufbar/domain/staff/reports.ts';
import { toShortDmy } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { staffReportsTexts } from '@abrufbar/texts/staff/reports.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { query } from '@abrufbar/web/data.ts';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { chartColumn } from '@abrufbar/web/ui/icons/office.ts';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '#core/controls/button.tsx';
import { Segmented } from '#core/controls/segmented.tsx';
import { ExportMenu } from '#core/export/export-menu.tsx';
import { FilterSelect } from '#core/filters/filter-select.tsx';
import { PeriodFilter } from '#core/filters/period-filter.tsx';
import { Page } from '#core/frame/page.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { ChecksPanel } from '#staff/reports/checks-panel.tsx';
import { Figures } from '#staff/reports/figures.tsx';
import { PartsPanel } from '#staff/reports/parts-panel.tsx';
import { AnswerPanel, LeadPanel } from '#staff/reports/request-panels.tsx';
import { TonnagePanel } from '#staff/reports/tonnage-panel.tsx';
import { type Report, type ReportState, useReport } from '#staff/reports/use-report.ts';
import styles from './reports/reports.module.css';

const t = reader({ ...staffPartsTexts, ...staffReportsTexts });

/** Figures of a period; every chart follows the filters, and a click on a bar sets one (OFF-187 to OFF-189). */
export const Reports = () => {
  const state = useReport();
  const { data, error, refetch, isPlaceholderData } = state.found;
  return (
    <Page title={t('bo.rep.title')} actions={<Filters state={state} report={data} />}>
      {data === undefined ? (
        <DetailFallback shape="report" error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={`${styles.report} ${isPlaceholderData ? styles.stale : ''}`}>
          <Chosen report={data} state={state} />
          <Figures report={data} />
          <div className={styles.panels}>
            <div className={styles.wide}>
              <TonnagePanel report={data} state={state} />
            </div>
            <LeadPanel report={data} isTable={state.isTable} />
            <PartsPanel of="material" parts={data.materials} state={state} />
            <PartsPanel of="customer" parts={data.customers} state={state} />
            <AnswerPanel report={data} isTable={state.isTable} />
            <div className={styles.entire}>
              <ChecksPanel report={data} state={state} />
            </div>
          </div>
        </div>
      )}
    </Page>
  );
};

type FilterProps = { state: ReportState; report: Report | undefined };

const Filters = ({ state, report }: FilterProps) => {
  const plants = useQuery(query(officePlants, {})).data?.items ?? [];
  const today = useToday();
  const { from, until } = report ?? { from: null, until: null };
  return (
    <div className={styles.filters}>
      <FilterSelect
        icon={factory}
        label={t('bo.rep.plants')}
        options={plants.map(({ plant, name }) => ({ value: plant, label: name }))}
        chosen={state.plants}
        onChange={(chosen) => state.set({ plant: chosen.join(',') || null })}
      />
      <PeriodFilter
        from={from}
        until={until}
        isSet={state.isPeriodSet}
        name={from && until ? `${toShortDmy(from)} – ${toShortDmy(until)}` : undefined}
        onChange={(begin, end) => state.set({ from: begin, until: end })}
      />
      <Segmented
        label={t('bo.rep.step')}
        options={REPORT_STEPS.map((step) => ({ value: step, label: t(`bo.rep.step.${step}`) }))}
        value={state.step}
        onChange={(step) => state.set({ step: step === 'day' ? null : step })}
      />
      {state.isTable && (
        <ExportMenu
          list="reports"
          call={reportExport}
          inputOf={(format) => ({ ...state.filters, format })}
          today={today}
        />
      )}
      <Button
        variant="secondary"
        icon={state.isTable ? chartColumn : fileText}
        onClick={() => state.set({ show: state.isTable ? null : 'table' })}
      >
        {t(state.isTable ? 'bo.rep.charts' : 'bo.rep.table')}
      </Button>
    </div>
  );
};

/** Filters that a click on a bar has set, each with the way back. */
const Chosen = ({ report, state }: { report: Report; state: ReportState }) =>
  state.isFiltered && (
    <div className={styles.chosen}>
      {report.chosen.map(({ kind, key, name }) => (
        <ButtonLink
          key={`${kind} ${key}`}
          variant="tinted"
          size={30}
          icon={x}
          href={state.hrefOf(kind, key)}
          title={t('bo.rep.without', { name })}
        >
          {name}
        </ButtonLink>
      ))}
      <Button variant="text" size={30} onClick={state.reset}>
        {t('bo.reset_filter')}
      </Button>
    </div>
  );
