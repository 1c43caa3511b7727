import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { FramedInput } from '../../../ui/FramedInput.tsx';

interface CategoriesInputProps {
  categories: readonly string[];
  problem: string | undefined;
  onChange(next: string[]): void;
}

/** The categories that a value may be, in one line with commas between them. */
export function CategoriesInput({ categories, problem, onChange }: CategoriesInputProps) {
  const { t } = useTranslation('widgets');
  const id = useId();
  const [typed, setTyped] = useState('');
  // What is typed stands as it is until the categories are others than it says: then somebody else changed them.
  const isTyped = JSON.stringify(categoriesIn(typed)) === JSON.stringify(categories);
  return (
    <FieldFrame id={id} label={t('details.categories')} note={t('details.categoriesNote')} problem={problem}>
      <FramedInput
        id={id}
        value={isTyped ? typed : categories.join(', ')}
        placeholder={t('details.categoriesExample')}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(categoriesIn(target.value));
        }}
      />
    </FieldFrame>
  );
}

const categoriesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
